/** Why a file is no record that can be read, as facts: whoever shows it has words for them. */
export type Unreadable =
  | { is: 'tooLong'; characters: number; most: number }
  | { is: 'tooDeep'; depth: number; most: number }
  | { is: 'notJson' }
  /** JSON, and of something else. */
  | { is: 'other' }
  /** A record as only a later version of Parlour writes it. */
  | { is: 'newer'; version: number }
  /** A record in which something is missing or not as it must be: where, and what a schema says of it. */
  | { is: 'damaged'; where: string; detail: string };

/** The same for programs and logs, which are in English. */
export function unreadable(why: Unreadable): { error: string; why: Unreadable } {
  return { error: inEnglish(why), why };
}

function inEnglish(why: Unreadable): string {
  switch (why.is) {
    case 'tooLong':
      return `This file is too long for a record: ${why.characters} characters; at most ${why.most} are read.`;
    case 'tooDeep':
      return `This is no record: it is nested ${why.depth} deep; at most ${why.most} are read.`;
    case 'notJson':
      return 'This file is not JSON, so it is no record of Parlour.';
    case 'other':
      return 'This is not a readable record of Parlour.';
    case 'newer':
      return `This is not a readable record of Parlour: it has version ${why.version}, which only a newer Parlour reads.`;
    case 'damaged':
      return `This is not a readable record of Parlour: ${why.where === '' ? '' : `${why.where}: `}${why.detail}`;
  }
}
