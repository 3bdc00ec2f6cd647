/** EC-R.10. The free windows of a turn (FW1 to FW8) and of the year's end (FW9, FW10). */
export const WINDOWS = ['FW1', 'FW2', 'FW3', 'FW4', 'FW5', 'FW6', 'FW7', 'FW8', 'FW9', 'FW10'] as const;
export type WindowId = (typeof WINDOWS)[number];

/** Windows that stop only for those who want to be asked. The others stop for everybody. */
export const SOFT_WINDOWS = ['FW1', 'FW2', 'FW3', 'FW6', 'FW7', 'FW10'] as const;
export type SoftWindow = (typeof SOFT_WINDOWS)[number];

/** The soft windows at which a player is asked unless it says otherwise. */
export const DEFAULT_STOPS: Record<'quick' | 'full', readonly SoftWindow[]> = { quick: [], full: ['FW2', 'FW6'] };
