import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<CliText['commands'], 'backup' | 'restore' | 'export' | 'import'> = {
  backup: {
    summary: 'copy everything a server keeps',
    about:
      'Makes a whole copy of a house in another file, also while its server runs: tables, people, words, notices. Nothing is written over.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: {
      'parlour backup parlour-monday.sqlite': 'beside the others',
      'parlour backup copy.sqlite --data /srv/parlour.sqlite': 'a house elsewhere',
    },
  },
  restore: {
    summary: 'bring back from a copy what is missing',
    about:
      'Brings back tables that are in the copy and not in the house, with their people. What is there stays as it is, so that nothing played since is lost. Into a new file everything comes back. Also while the server runs.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: { 'parlour restore parlour-monday.sqlite': 'what was lost since Monday' },
  },
  export: {
    summary: 'write a finished game of a server to a file',
    about:
      'The record of a table that is over, whole and ready to be verified. A table that is still played has secrets of its people in it: those leave a house only with a copy of everything.',
    options: {
      data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)',
      to: 'where it goes (TABLE.json)',
      all: 'every game that is over, into a folder',
    },
    examples: { 'parlour export k3m9x2p7qwerty': 'one game', 'parlour export --all --to games': 'all that are over' },
  },
  import: {
    summary: 'take a finished game into a server',
    about: 'The record is verified, and then lies in the house under a link of its own, for whoever has it.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: { 'parlour import game.json': 'a link to look at it' },
  },
};

export const house: CliText['house'] = {
  noHouse: (file) => `There is no house in ${file}. Another file: --data FILE`,
  copied: (file) => `A whole copy lies in ${file}.`,
  restored: (n, kept) => `Tables brought back: ${n}. There already, and left as they are: ${kept}.`,
  noTable: (id) => `There is no table ${id}.`,
  notOver: (id) => `Table ${id} is not over; only “parlour backup” takes it along.`,
  exported: (file) => `Written to ${file}.`,
  imported: (path) => `It lies at ${path} of your server.`,
};
