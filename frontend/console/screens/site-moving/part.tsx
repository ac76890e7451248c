import { type ReactNode, useId } from 'react';
import { palette } from '#shared/lib/palette.ts';
import shared from '../../components/console.module.css';

/** A part of the screen, as long as what it lists: no rounded card. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      style={{
        ...{ marginBlockEnd: '1.25rem', padding: 'clamp(0.75rem, 2vw, 1.5rem)', background: palette.white },
        border: '1px solid var(--color-sand-line)',
      }}
    >
      <h2 id={id} className={shared.subhead}>
        {title}
      </h2>
      <p style={{ marginBlockEnd: '1rem', maxInlineSize: '60rem' }}>{text}</p>
      {children}
    </section>
  );
}
