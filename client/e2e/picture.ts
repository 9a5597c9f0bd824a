import { writeFileSync } from 'node:fs';
import { deflateSync, crc32 } from 'node:zlib';
import { type Page } from '@playwright/test';

interface Indexed {
  width: number;
  height: number;
  /** Red, green and blue of each colour. */
  palette: number[];
  /** The number of each pixel's colour, in base 64. */
  pixels: string;
}

interface Colour {
  value: number;
  count: number;
}

/** Takes a picture of the page as a PNG with 256 colours, which is a third as large as one with all of them. */
export async function takePicture(page: Page, path: string): Promise<number> {
  const shot = await page.screenshot({ animations: 'disabled' });
  // The browser has everything that reads pictures.
  const image = await page.evaluate(reduce, shot.toString('base64'));
  const png = encode(image);
  writeFileSync(path, png);
  return png.length;
}

/** Runs in the page: picks 256 colours by cutting the space of colours in halves, and paints with the nearest. */
async function reduce(base64: string): Promise<Indexed> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (canvas === null) throw new Error('no canvas');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const at = (index: number) => ((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let index = 0; index < data.length; index += 4) counts.set(at(index), (counts.get(at(index)) ?? 0) + 1);

  const CHANNELS = [16, 8, 0];
  const part = (value: number, channel: number) => (value >> channel) & 255;
  const mean = (box: Colour[], channel: number) => {
    const all = box.reduce((sum, { count }) => sum + count, 0);
    return box.reduce((sum, { value, count }) => sum + part(value, channel) * count, 0) / all;
  };
  const spread = (box: Colour[], channel: number) => {
    const middle = mean(box, channel);
    return box.reduce((sum, { value, count }) => sum + count * (part(value, channel) - middle) ** 2, 0);
  };
  /** A box of colours with its widest channel and how wide it is there. */
  const measure = (box: Colour[]) => {
    const widths = CHANNELS.map((channel) => ({ channel, width: box.length < 2 ? 0 : spread(box, channel) }));
    const widest = widths.reduce((one, other) => (other.width > one.width ? other : one));
    return { box, ...widest };
  };
  const boxes = [measure([...counts].map(([value, count]) => ({ value, count })))];
  while (boxes.length < 256) {
    boxes.sort((one, other) => one.width - other.width);
    const widest = boxes.pop();
    if (widest === undefined || widest.width === 0) {
      if (widest !== undefined) boxes.push(widest);
      break;
    }
    const middle = mean(widest.box, widest.channel);
    const low = (colour: Colour) => part(colour.value, widest.channel) <= middle;
    boxes.push(measure(widest.box.filter(low)), measure(widest.box.filter((colour) => !low(colour))));
  }
  const number = new Map<number, number>();
  const palette = boxes.flatMap(({ box }, index) => {
    for (const { value } of box) number.set(value, index);
    return CHANNELS.map((channel) => Math.round(mean(box, channel)));
  });
  let pixels = '';
  for (let index = 0; index < data.length; index += 4) pixels += String.fromCharCode(number.get(at(index)) ?? 0);
  return { width, height, palette, pixels: btoa(pixels) };
}

function encode({ width, height, palette, pixels }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are numbers of colours.
  head.set([8, 3, 0, 0, 0], 8);
  const indices = Buffer.from(pixels, 'base64');
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) indices.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
