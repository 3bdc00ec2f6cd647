import type { Create, GoOn, HouseShown, Listed, Me, NoticeChannel, NoticeWay, ScreenShown } from '@parlour/protocol';
import { useSettings } from '../settings/settings.ts';

/** What is asked of the house over HTTP. `Problem`: what it said instead, with a name that has words in every language. */
export class Problem extends Error {
  readonly is: string;
  constructor(is: string, detail: string) {
    super(detail);
    this.is = is;
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Problem('offline', String(error));
  }
  const text = await response.text();
  // A static host answers every address with a page.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : null;
  if (!response.ok) {
    const { error = 'broken', detail = '' } = (value ?? {}) as { error?: string; detail?: string };
    throw new Problem(error, detail);
  }
  return value as T;
}

/** A house as whoever runs it sees it. */
export type HostView = {
  tables: {
    id: string;
    game: string;
    state: string;
    isPublic: boolean;
    isChatOff: boolean;
    updated: number;
    seats: { name: string; person: string | null; bot: string | null }[];
  }[];
  people: { id: string; name: string; isBanned: boolean; seen: number }[];
  announcement: string;
  isChatOff: boolean;
  awake: number;
  bytes: number;
};

export const api = {
  house: () => call<HouseShown>('GET', '/house'),
  me: () => call<Me | null>('GET', '/me'),
  /** Says who one is; the first time makes one known here. */
  become(name: string): Promise<Me> {
    const { language } = useSettings.getState();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return call<Me>('POST', '/me', { name, language, zone });
  },
  forget: () => call<null>('DELETE', '/me'),
  link: () => call<{ link: string }>('POST', '/me/links', {}),
  redeem: (link: string) => call<Me>('POST', '/me/links/redeem', { link }),
  lists: () => call<{ open: Listed[]; mine: Listed[] }>('GET', '/tables'),
  create: (wanted: Create) => call<{ id: string }>('POST', '/tables', wanted),
  /** A big screen: what it is called by, for the table it showed last; and the one of that name. */
  openScreen: (room: string | null) => call<ScreenShown>('POST', '/screens', room === null ? {} : { room }),
  screen: (code: string) => call<ScreenShown>('GET', `/screens/${code}`),
  goOn: (wanted: GoOn) => call<{ id: string }>('POST', '/tables/from', wanted),
  notices: () => call<{ publicKey: string; channels: NoticeChannel[] }>('GET', '/me/notices'),
  addNotice: (way: NoticeWay) => call<NoticeChannel>('POST', '/me/notices', way),
  tryNotice: (id: string) => call<{ delivered: 'sent' | 'gone' | 'failed' }>('POST', `/me/notices/${id}/try`, {}),
  removeNotice: (id: string) => call<null>('DELETE', `/me/notices/${id}`),
  stopNotices: (stop: string) => call<null>('POST', '/notices/stop', { stop }),
  /** What whoever runs the house may do. */
  host: {
    enter: (token: string) => call<null>('POST', '/host/enter', { token }),
    view: () => call<HostView>('GET', '/host'),
    table: (id: string, is: 'close' | 'chatOff' | 'chatOn') => call<null>('POST', `/host/tables/${id}`, { is }),
    person: (id: string, is: 'ban' | 'unban' | 'remove' | 'forget') => call<null>('POST', `/host/people/${id}`, { is }),
    announce: (text: string) => call<null>('POST', '/host/announcement', { text }),
    silence: (isOff: boolean) => call<null>('POST', '/host/chat', { isOff }),
    backup: () => call<{ file: string }>('POST', '/host/backup', {}),
  },
};
