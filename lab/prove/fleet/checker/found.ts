/** Something that may not be. */
export type Found = {
  check: 'numbered' | 'acknowledged' | 'order' | 'refused' | 'told' | 'record' | 'eyes' | 'secret' | 'goes on';
  table: string;
  client?: string;
  what: string;
};

export type Report = (found: Found) => void;
