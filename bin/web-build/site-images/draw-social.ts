import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import type { Locale } from '#kernel/locale.ts';

/** What is written on the picture that a shared link shows. */
export type SocialCard = Readonly<{
  name: string;
  lang: Locale;
  title: string;
  line: string;
  /** An SVG to stand behind the words. */
  map?: string;
}>;

const fonts = path.resolve(import.meta.dirname, '../../../node_modules/@expo-google-fonts/noto-sans');

/** Draws pictures of 1200 × 630 pixels; letters become outlines first, so that no font of the machine matters. */
export async function drawSocialCards(cards: readonly SocialCard[]): Promise<Map<string, Buffer>> {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: ['400Regular', '600SemiBold'].map((weight) => path.join(fonts, weight)) }],
  });
  const pictures = new Map<string, Buffer>();
  for (const card of cards) {
    const svg = compiler.plainSvg({
      mainFilePath: path.join(import.meta.dirname, 'social.typ'),
      inputs: { card: JSON.stringify(card) },
    });
    const png = await sharp(Buffer.from(svg), { density: 72 })
      .resize(1200, 630, { fit: 'fill' })
      .png({ palette: true, colours: 64, effort: 7 })
      .toBuffer();
    pictures.set(`${card.name}-${card.lang}.png`, png);
  }
  return pictures;
}
