import { IPO_TABLE } from '../../../content/table.ts';

const LOWEST = 2;
const HIGHEST = IPO_TABLE.length - 1;

/** The fields of the IPO table: a total, and below it what that raises. */
export const IpoSums = () =>
  IPO_TABLE.slice(LOWEST).map((raised, i) => (
    <li key={raised} style={{ '--part': i / (HIGHEST - LOWEST) } as React.CSSProperties}>
      <small>{i + LOWEST === HIGHEST ? `${HIGHEST}+` : i + LOWEST}</small>
      {raised}
    </li>
  ));
