/** The version of what crosses the wire, and the one before, which a server speaks to whoever does not ask for another. */
export const PROTOCOL = 2;
export const PROTOCOL_BEFORE = 1;

/** The version somebody asks for: in the first, positions are not packed. */
export const protocolOf = (asked: string | null | undefined): number =>
  asked === String(PROTOCOL) ? PROTOCOL : PROTOCOL_BEFORE;
