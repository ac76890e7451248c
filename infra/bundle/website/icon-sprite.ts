import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type IconName, iconNames } from '../../../frontend/shared/components/icon-names.ts';

const id = 'virtual:icon-sprite';

const require = createRequire(import.meta.url);
const drawings = join(dirname(require.resolve('@ant-design/icons-svg/package.json')), 'inline-svg');

function symbol(icon: IconName): string {
  const [, name, theme] = /^(.+)-(\w+)$/.exec(icon) ?? [];
  return readFileSync(join(drawings, `${theme}/${name}.svg`), 'utf8')
    .trim()
    .replace('<svg', `<symbol id="${icon}"`)
    .replace('</svg>', '</symbol>')
    .replace(' focusable="false"', '');
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;

/** Named after its content, since browsers cache assets for good. */
const fileName = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;

/**
 * Puts the drawings of the public site's icons into one file, to which `shared/components/icon.tsx` refers. They were a
 * fourteenth of the home page's code, and stood a second time in its markup.
 */
export const iconSprite: Plugin = {
  name: 'icon-sprite',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export const iconSprite = '/${fileName}';` : undefined),
  generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(sprite);
    });
  },
};
