import { useId } from 'react';
import { useBrand } from '../lib/use-brand.ts';

/** The letter that has a drawn form; others are set in the site's font. */
const drawn = {
  letter: 'ر',
  path: 'M346 104C402 156 424 222 406 286C382 368 284 416 104 408C232 380 314 338 328 280C338 238 322 196 290 162Z',
};

/** The first letter of the agency's name under a star, in the brand's colours. @param size in pixels */
export function BrandMark({ size }: { size: number }) {
  const letter = [...useBrand().name.ar][0] ?? '';
  // Each mark has its own colours: those of a hidden one, as the header's on paper, would paint nothing.
  const id = useId();
  const sky = { ground: `${id}-ground`, letter: `${id}-letter` };
  return (
    <svg aria-hidden viewBox="0 0 512 512" width={size} height={size}>
      <defs>
        <linearGradient id={sky.ground} x2="0" y2="1">
          <stop stopColor="var(--color-teal-dark)" />
          <stop offset=".62" stopColor="var(--color-teal)" />
          <stop offset="1" stopColor="var(--color-teal-bright)" />
        </linearGradient>
        <linearGradient id={sky.letter} x1="1" x2="0" y2="1">
          <stop stopColor="#fbf4e6" />
          <stop offset="1" stopColor="#e2c9a1" />
        </linearGradient>
      </defs>
      <rect width="512" height="512" rx="116" fill={`url(#${sky.ground})`} />
      <path
        fill="var(--color-teal-darkest)"
        opacity=".55"
        d="M0 396C90 394 150 416 236 422C330 428 410 372 512 344V396A116 116 0 0 1 396 512H116A116 116 0 0 1 0 396Z"
      />
      {letter === drawn.letter ? (
        <path fill={`url(#${sky.letter})`} d={drawn.path} />
      ) : (
        <text fill="var(--color-sand-light)" x="276" y="340" textAnchor="middle" fontSize="290" fontWeight="600">
          {letter}
        </text>
      )}
      <path
        fill="var(--color-saffron)"
        d="M200 126L219 191 284 210 219 229 200 294 181 229 116 210 181 191Z"
        transform={letter === drawn.letter ? undefined : 'translate(8 8) scale(.62)'}
      />
    </svg>
  );
}
