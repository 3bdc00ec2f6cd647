import { workQueue } from '../queue.ts';

/** Takes work, says so, and ends it only once it was stopped and goes on: it is there to be killed, or to stand still. */
const work = workQueue(process.argv[2] ?? '');
work.take<string, string>(
  { name: 'dying', lane: 'live', keep: 60 },
  () => {
    const goingOn = new Promise<string>((resolve) =>
      process.once('SIGCONT', () => {
        console.log('goes on');
        resolve('by who stood still');
      }),
    );
    // Not before it listens: it is stopped as soon as it has said this.
    console.log('has it');
    return goingOn;
  },
  1,
);
setInterval(() => {}, 1000);
