import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Channel, HouseStore, Subscription } from '../store/index.ts';
import { Forbidden, type Parcel, post } from './post.ts';

/** What is said, in the words of who reads it. */
export type Notice = {
  title: string;
  lines: readonly string[];
  /** Where one tap leads, and how that is called; and how to hear no more. */
  url: string;
  open: string;
  stop: string;
  stopUrl: string;
  /** Notices of one kind replace each other on a screen. */
  tag: string;
};

export type Delivered = 'sent' | 'gone' | 'failed';

/** A push message is kept by the browser's maker for so long while the device is off. */
const KEPT_FOR = 24 * 3600;

type Keys = { publicKey: string; privateKey: string };

/** The keys this house signs its push messages with; made once. */
export async function vapidKeys({ settings }: HouseStore): Promise<Keys> {
  const known = await settings.get('vapid');
  if (known !== null) return known;
  const made = webPush.generateVAPIDKeys();
  await settings.put('vapid', made);
  return made;
}

export async function deliver(
  { to, origin }: Pick<Channel, 'to' | 'origin'>,
  notice: Notice,
  { vapid, mayBeInside }: { vapid: Keys; mayBeInside: boolean },
): Promise<Delivered> {
  const parcel = to.is === 'push' ? pushed(to.subscription, notice, vapid, origin) : hooked(new URL(to.url), notice);
  try {
    const status = await post(parcel, mayBeInside);
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  } catch (error) {
    return error instanceof Forbidden ? 'gone' : 'failed';
  }
}

function pushed(subscription: Subscription, notice: Notice, { publicKey, privateKey }: Keys, origin: string): Parcel {
  // Whoever runs a push service may write to the sender; a house without a name of its own gives its address.
  const subject = origin.startsWith('https:') ? origin : 'mailto:house@localhost';
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: KEPT_FOR,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
    // Not the table's name: the maker of the browser reads it.
    topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
  });
  return { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' };
}

/** What Discord and Slack show nicely; for everybody else both and the parts. */
function hooked(to: URL, notice: Notice): Parcel {
  const isOf = (domain: string) => to.hostname === domain || to.hostname.endsWith(`.${domain}`);
  const { title, lines, url, open, stop, stopUrl } = notice;
  const discord = {
    content: [`**${plain(title)}**`, ...lines.map(plain), `[${open}](<${url}>) · [${stop}](<${stopUrl}>)`].join('\n'),
    // A name that looks like a mention calls nobody.
    allowed_mentions: { parse: [] },
  };
  const slack = {
    text: [`*${entities(title)}*`, ...lines.map(entities), `<${url}|${open}> · <${stopUrl}|${stop}>`].join('\n'),
  };
  const body =
    isOf('discord.com') || isOf('discordapp.com')
      ? discord
      : isOf('slack.com')
        ? slack
        : { ...discord, ...slack, notice };
  return { url: to.href, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()@:<-]/g, '\\$&');
const entities = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, ' ');
