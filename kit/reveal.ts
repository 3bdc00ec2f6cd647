/**
 * What a lesson points at is asked to come into sight by this event, which rises from the thing itself: whatever holds it and does not
 * scroll by itself, as a map, listens and moves. Tabs and sheets are opened by `BoardModule.reveal`.
 */
export const REVEAL = 'parlour-reveal';

/** What takes the clicks for a thing: mostly the thing itself; on a map of hexagons the whole map, which knows the cell by geometry. */
export const MAP = '[role=application]';
