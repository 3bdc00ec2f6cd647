import { workQueue } from '../queue.ts';

/** Takes work, says so, and never ends it: it is there to be killed. */
const work = workQueue(process.argv[2] ?? '');
work.take<string, string>(
  { name: 'dying', lane: 'live', keep: 60 },
  () => {
    console.log('has it');
    return new Promise(() => {});
  },
  1,
);
setInterval(() => {}, 1000);
