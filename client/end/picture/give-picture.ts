import { passOn } from '../../storage/files.ts';
import { type Means, PICTURE, type PictureFacts, pictureOf } from './picture.ts';
import type { Words } from './picture-text.ts';

const fontOf = (size: number, weight: number): string =>
  `${weight} ${size}px "Golos Text Variable", system-ui, sans-serif`;

/** Draws the result and passes it on where the device can, or saves it as a file. */
export async function givePicture(facts: PictureFacts): Promise<void> {
  const picture = await drawn(facts);
  const name = `${facts.game.name}, ${facts.date}.png`.replace(/[^\p{L}\p{N}.,-]+/gu, '_');
  await passOn(new File([picture], name, { type: 'image/png' }), facts.result.headline);
}

async function drawn(facts: PictureFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  await typefaceFor(facts);
  const width: Means['width'] = (words, size, weight) => {
    pen.font = fontOf(size, weight);
    return pen.measureText(words).width;
  };
  const { svg, words } = pictureOf(facts, { cover: await coverOf(facts), width });
  pen.drawImage(await imageOf(svg), 0, 0, PICTURE.width, PICTURE.height);
  for (const line of words) write(pen, line);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** The page's typeface in every weight and alphabet that is written with. */
async function typefaceFor({ result, game, words, date }: PictureFacts): Promise<void> {
  const sample = [result.headline, result.decided, game.name, words.chart, date].join('');
  await Promise.all([400, 600, 700].map((weight) => document.fonts.load(fontOf(28, weight), sample)));
}

function write(pen: CanvasRenderingContext2D, { words, x, y, size, weight, fill, at, turned }: Words): void {
  pen.save();
  pen.translate(x, y);
  if (turned) pen.rotate(-Math.PI / 2);
  pen.font = fontOf(size, weight);
  pen.fillStyle = fill;
  pen.textAlign = at;
  pen.fillText(words, 0, 0);
  pen.restore();
}

/** A picture may fetch nothing: the box is put into it. */
async function coverOf({ game }: PictureFacts): Promise<string | null> {
  if (!game.hasCover) return null;
  const answer = await fetch(`/covers/${game.id}.svg`).catch(() => null);
  if (answer === null || !answer.ok) return null;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image(PICTURE.width, PICTURE.height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
