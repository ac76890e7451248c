import { type ReactNode, useId } from 'react';

/** A named part of the figures. No card: it may be taller than the window. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ minInlineSize: 0 }}>
      <h3 id={id} style={{ fontSize: 'var(--text-lg)', marginBlockEnd: '0.5rem' }}>
        {title}
      </h3>
      {children}
    </section>
  );
}
