/** EC-1.1, EC-6.4. The eleven industries, by the sum of two dice that makes them active. */
export const INDUSTRIES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** A free company is private or belongs to the state. */
export const KINDS = ['private', 'state'] as const;
export type Kind = (typeof KINDS)[number];

/** EC-1.2. What is printed on a segment. */
type Segment = {
  /** EC-1.3. How many of the 36 results of two dice make it active: the stars under its number. */
  ways: number;
  profit: number;
  private: number;
  state: number;
  /** EC-R.4. White numbers are open to the first placement. */
  isWhite: boolean;
  /** EC-1.8. From 1, the darkest and least attractive, to 9. */
  tone: number;
};

export const SEGMENTS: Record<Industry, Segment> = {
  /** Banking */
  2: { ways: 1, profit: 6, private: 3, state: 1, isWhite: true, tone: 1 },
  /** Metals */
  3: { ways: 2, profit: 4, private: 3, state: 1, isWhite: true, tone: 3 },
  /** Power */
  4: { ways: 3, profit: 3, private: 3, state: 2, isWhite: true, tone: 4 },
  /** Car industry */
  5: { ways: 4, profit: 3, private: 3, state: 1, isWhite: false, tone: 6 },
  /** Retail */
  6: { ways: 5, profit: 3, private: 4, state: 1, isWhite: false, tone: 7 },
  /** Telecom services */
  7: { ways: 6, profit: 3, private: 3, state: 2, isWhite: false, tone: 9 },
  /** Construction */
  8: { ways: 5, profit: 3, private: 4, state: 1, isWhite: false, tone: 7 },
  /** Transport */
  9: { ways: 4, profit: 4, private: 2, state: 2, isWhite: false, tone: 8 },
  /** Agribusiness */
  10: { ways: 3, profit: 3, private: 3, state: 1, isWhite: true, tone: 4 },
  /** Pharmaceuticals */
  11: { ways: 2, profit: 5, private: 3, state: 1, isWhite: true, tone: 5 },
  /** Oil and gas */
  12: { ways: 1, profit: 7, private: 2, state: 2, isWhite: true, tone: 2 },
};

/** The industry that EV32 makes a neighbour of all. */
export const TRADE_ROUTE: Industry = 9;
