/** Requests that are asked again, of whichever node takes them, until one answers. */
const PATIENCE = 5000;
const PAUSE = 150;

export async function posted<T>(url: string, body: object, token?: string): Promise<T> {
  for (;;) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          'content-type': 'application/json',
          'x-parlour-client': 'program',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.ok) return JSON.parse(text) as T;
      if (response.status < 500) throw new Error(`${url}: ${response.status} ${text}`);
    } catch (error) {
      if (/: 4\d\d /.test((error as Error).message)) throw error;
    }
    await rest(PAUSE);
  }
}

export const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
