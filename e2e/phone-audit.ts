import type { Locator, Page } from 'playwright-core';

/** What a person with a phone would stumble over on the page as it is, by kind, each in a few words. */
type Findings = {
  /** Texts below 12 px. */
  small: string[];
  /** Targets below 24x24 px, or lying on each other. */
  targets: string[];
  /** Buttons without a name. */
  unnamed: string[];
  /** The question is not seen whole, its rule link included. */
  prompt: string[];
  /** Texts that their box cuts off. */
  clipped: string[];
  /** Rows that scroll sideways and do not show it. */
  rows: string[];
  /** Seats whose figures spill out of their chip. */
  seats: string[];
  /** The picture that is played on has less than half of the height. */
  board: string[];
};

const LEAST_TEXT = 12;
const LEAST_TARGET = 24;
const LEAST_BOARD = 0.5;

/** What each game is played on, where that is not the whole board. */
export const PICTURES: Record<string, string> = {
  economicus: '[data-part=ring]',
  manticore: '[role=application]',
  'matter-of-fact': '[role=application]',
};

/** Questions that are answered on a panel: only then may the map have less than half of the height. */
export const ON_A_PANEL =
  '[data-part=production], [data-part=monopoly], [data-part=investments], [data-part=salary], [data-part=planning], [data-part=strike]';

/** `picture` is what a game is played on. */
export const auditPhone = (page: Page, picture = '#board'): Promise<Findings> =>
  page.evaluate(
    ({ picture, leastText, leastTarget, leastBoard }) => {
      const found: Findings = {
        small: [],
        targets: [],
        unnamed: [],
        prompt: [],
        clipped: [],
        rows: [],
        seats: [],
        board: [],
      };
      const brief = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const isInside = ({ left, right, top, bottom, width, height }: DOMRect) =>
        width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
      /** Seen at its middle: not under a sheet, not behind an edge. */
      const isOnTop = (element: Element, rect: DOMRect) => {
        const met = document.elementFromPoint(...middleOf(rect));
        return met !== null && (element.contains(met) || met.contains(element));
      };
      /** Nothing opaque lies over its middle; a cover that only takes the clicks hides no text. */
      const isSeen = (element: Element, rect: DOMRect) => {
        for (const over of document.elementsFromPoint(...middleOf(rect))) {
          if (over.contains(element) || element.contains(over)) return true;
          const { backgroundColor, backgroundImage } = getComputedStyle(over);
          const isClear = /^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(backgroundColor) && backgroundImage === 'none';
          if (over instanceof HTMLElement && !isClear) return false;
        }
        return false;
      };
      const isUnseen = (element: Element) =>
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        element.closest('.visually-hidden') !== null ||
        getComputedStyle(element).clipPath === 'inset(50%)';

      const scaleOf = (element: Element): number => {
        if (element instanceof SVGGraphicsElement) {
          // Turned text is as large as any other.
          const matrix = element.getScreenCTM();
          return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
        }
        const whole = (element as HTMLElement).offsetWidth;
        const { width } = element.getBoundingClientRect();
        // Layout counts whole pixels: less than one is no scaling.
        return whole === 0 || Math.abs(width - whole) <= 1 ? 1 : width / whole;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        if (element === null || (node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (!isInside(rect) || isUnseen(element) || !isSeen(element, rect)) continue;
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize) * scaleOf(element);
        const text = brief(node.textContent ?? '');
        if (size < leastText - 0.05) found.small.push(`${size.toFixed(1)} px: ${text}`);
        const isCut = (box: HTMLElement) =>
          /hidden|clip/.test(getComputedStyle(box).overflowX + getComputedStyle(box).overflowY) &&
          (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2);
        if (element instanceof HTMLElement && element.clientWidth > 0 && isCut(element)) found.clipped.push(text);
      }

      const TARGETS = 'button, a[href], input, select, summary, [role=button], [role=tab], [role=slider]';
      const targets = [...document.querySelectorAll(TARGETS)].flatMap((element) => {
        const rect = element.getBoundingClientRect();
        return isInside(rect) && !isUnseen(element) && isOnTop(element, rect) ? [{ element, rect }] : [];
      });
      const nameOf = (element: Element): string => {
        const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
        const said = [element.getAttribute('aria-label'), labelledBy?.textContent, ...labels, element.textContent];
        return brief(said.find((text) => (text ?? '').trim() !== '') ?? element.getAttribute('title') ?? '');
      };
      for (const { element, rect } of targets) {
        const size = `${rect.width.toFixed(0)}x${rect.height.toFixed(0)}`;
        if (rect.width < leastTarget - 0.5 || rect.height < leastTarget - 0.5)
          found.targets.push(`${size}: ${nameOf(element)}`);
        // A name is letters in some script; figures and signs alone tell nobody what a button does.
        if (!/\p{L}/u.test(nameOf(element))) found.unnamed.push(`${size}: ${nameOf(element) || element.className}`);
      }
      /** What a scrolling box shows of it: below its edge lies nothing that could be pressed. */
      const shownOf = (element: Element, rect: DOMRect) => {
        let { left, right, top, bottom } = rect;
        for (let around = element.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue;
          const frame = around.getBoundingClientRect();
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return { left, right, top, bottom };
      };
      const boxes = targets
        .filter(({ element }) => !(element instanceof SVGElement))
        .map(({ element, rect }) => ({ element, rect: shownOf(element, rect) }));
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          if (wide > 2 && high > 2) found.targets.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
        }

      const question = document.querySelector<HTMLElement>('[data-part=question]');
      if (question !== null) {
        const frame = question.closest('[data-part=prompt]')?.getBoundingClientRect();
        const { bottom } = question.getBoundingClientRect();
        // Less than a line is the edge of its last link.
        if (question.scrollHeight > question.clientHeight + 8 || (frame !== undefined && bottom > frame.bottom + 1))
          found.prompt.push(`cut: ${brief(question.textContent ?? '')}`);
        const link = question.querySelector('button');
        if (link !== null && !isOnTop(link, link.getBoundingClientRect())) found.prompt.push('the rule link is hidden');
      }
      for (const row of document.querySelectorAll('body *')) {
        const { overflowX, maskImage, scrollSnapType } = getComputedStyle(row);
        const isScrolled = /auto|scroll/.test(overflowX) && row.scrollWidth > row.clientWidth + 1;
        // What is turned page by page has dots below.
        if (isScrolled && maskImage === 'none' && scrollSnapType === 'none')
          found.rows.push(brief(row.textContent ?? ''));
      }
      for (const chip of document.querySelectorAll('[data-part^="seat-"]'))
        if (chip.scrollWidth > chip.clientWidth + 1) found.seats.push(brief(chip.textContent ?? ''));

      const face = document.querySelector(picture)?.getBoundingClientRect();
      const shown = face === undefined ? 0 : sharesOf(face);
      if (shown < leastBoard) found.board.push(`${picture} has ${Math.round(100 * shown)} % of the height`);
      return found;

      /** How much of the screen's height is seen of a thing: of points down its middle, those that meet it. */
      function sharesOf(rect: DOMRect): number {
        const thing = document.querySelector(picture);
        let met = 0;
        for (let y = Math.max(0, rect.top) + 4; y < Math.min(innerHeight, rect.bottom); y += 8) {
          const xs = [0.2, 0.5, 0.8].map((part) => rect.left + part * rect.width);
          if (xs.filter((x) => thing?.contains(document.elementFromPoint(x, y)) === true).length >= 2) met += 8;
        }
        return met / innerHeight;
      }
    },
    { picture, leastText: LEAST_TEXT, leastTarget: LEAST_TARGET, leastBoard: LEAST_BOARD },
  );

/** How much is seen of words in a box of their own. */
export const shownOf = (words: Locator): Promise<('whole' | 'cut' | 'not at all')[]> =>
  words.evaluateAll((all) =>
    all.map((each) => {
      const own = each.getBoundingClientRect();
      const box = each.parentElement?.getBoundingClientRect();
      if (box === undefined || own.top >= box.bottom - 1) return 'not at all';
      return own.right > box.right + 1 ? 'cut' : 'whole';
    }),
  );

/** Boards, hands, logs and what can be pressed that lie, if only in part, under a thing of the page. */
export const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((name) => {
    const thing = document.querySelector(name);
    const over = thing?.getBoundingClientRect();
    if (thing === null || over === undefined) return [`${name} is not there`];
    const places = '#board, [data-part=hand], [data-part=log], [data-part=question]';
    return [...document.querySelectorAll(`${places}, button, a[href], input, select, summary, [role=button]`)]
      .filter((element) => !thing.contains(element) && element.checkVisibility())
      .flatMap((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const isApart = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
        if (width === 0 || height === 0 || isApart) return [];
        return [element.getAttribute('aria-label') ?? element.textContent ?? ''];
      });
  }, selector);

/** Whether a click at the middle of a thing would meet it. */
export const isMet = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((name) => {
    const thing = document.querySelector(name);
    if (thing === null) return false;
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
