/** Does something again and again, one after another: what takes longer leaves out its next turn. Returns how to end it. */
export function regularly(every: number, run: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isUnderWay = false;
  const timer = setInterval(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    run()
      .catch(failed)
      .finally(() => {
        isUnderWay = false;
      });
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
