import type { Aim } from './things.ts';

/** EC-16.2. Nothing that a card may be aimed at, in the order in which players are asked for it. */
export const NO_AIM: Aim = {
  industry: null,
  company: null,
  rival: null,
  asset: null,
  loan: null,
  kind: null,
  paid: null,
};
export const AIMS = Object.keys(NO_AIM) as (keyof Aim)[];

/** The aim alone, of whatever has one. */
export const aimOf = ({ industry, company, rival, asset, loan, kind, paid }: Aim): Aim => ({
  industry,
  company,
  rival,
  asset,
  loan,
  kind,
  paid,
});
