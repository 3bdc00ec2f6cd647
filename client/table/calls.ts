/** Calls across a worker's edge: each has a number, and is answered or fails under it. News come without being asked for. */

type Called = { id: number; call: string; args: unknown[] };
type Answered = { id: number; value?: unknown; error?: string };
type Told = { news: unknown };

/** The same functions, all of them with a promise. */
export type Remote<Api> = {
  [K in keyof Api]: Api[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

export function calling<Api extends object>(worker: Worker, onNews: (news: never) => void): Remote<Api> {
  let last = 0;
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answered | Told>) => {
    if ('news' in data) return onNews(data.news as never);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.value);
    else asked?.reject(new Error(data.error));
  });
  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, call: name, args } satisfies Called);
    });
  return new Proxy({} as Remote<Api>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
}

/** Answers calls in a worker; returns how news are told. `onPort` is given a port that came instead of a call. */
export function answering(api: object, onPort: (port: MessagePort) => void): (news: unknown) => void {
  self.onmessage = async ({ data }: MessageEvent<Called | MessagePort>) => {
    if (data instanceof MessagePort) return onPort(data);
    const { id, call, args } = data;
    try {
      const value: unknown = await (api as Record<string, (...args: unknown[]) => unknown>)[call]?.(...args);
      self.postMessage({ id, value } satisfies Answered);
    } catch (error) {
      self.postMessage({ id, error: String((error as Error).message ?? error) } satisfies Answered);
    }
  };
  return (news) => self.postMessage({ news } satisfies Told);
}
