import { directionOf, type Language } from '#contracts/field-kit/language';
import { palette } from '#shared/lib/palette.ts';

/** A message as the customer reads it. */
export const MessageBubble = ({ language, text }: { language: Language; text: string }) => (
  <p
    lang={language}
    dir={directionOf(language)}
    style={{
      ...{ whiteSpace: 'pre-wrap', padding: '0.75rem 1rem', background: palette.palmPale },
      ...{ borderRadius: 'var(--radius-md)', overflowWrap: 'anywhere' },
    }}
  >
    {text}
  </p>
);
