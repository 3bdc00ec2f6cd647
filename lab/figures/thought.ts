/** Milliseconds that bots thought. */
export type Thought = { decisions: number; total: number; worst: number };

export const noThought = (): Thought => ({ decisions: 0, total: 0, worst: 0 });

export function think(thought: Thought, took: number): void {
  thought.decisions += 1;
  thought.total += took;
  thought.worst = Math.max(thought.worst, took);
}
