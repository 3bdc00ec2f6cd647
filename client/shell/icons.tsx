/** The few signs of the shell, drawn with one pen. */
const PATHS = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  redo: 'm15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h2',
  log: 'M6 4h12v16H6ZM9 8h6M9 12h6M9 16h4',
  rules: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Zm0 0v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  sound: 'M4 10v4h3l5 4V6l-5 4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h3l5 4V6l-5 4ZM16 10l4 4M20 10l-4 4',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5 9 12l9 7Z',
  last: 'M18 5v14M6 5l9 7-9 7Z',
  previous: 'M16 5l-9 7 9 7Z',
  next: 'm8 5 9 7-9 7Z',
  save: 'M12 4v11m-4-4 4 4 4-4M5 19h14',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7',
  check: 'm5 12 5 5 9-10',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  home: 'M4 11 12 4l8 7M6 10v10h12V10',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  bot: 'M5 9h14v10H5ZM12 9V5M9 5h6M9 13h.01M15 13h.01M10 16h4M2 12v4M22 12v4',
  skip: 'm5 6 7 6-7 6Zm8 0 7 6-7 6Z',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
} as const;

export type SignName = keyof typeof PATHS;

/** As large as `size` beside letters of the usual 16 px: on a large screen it grows with them. */
export function Sign({ name, size = 22 }: { name: SignName; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
