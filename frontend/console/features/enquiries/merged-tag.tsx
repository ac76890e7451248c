import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';

/** Says of a merged request, in lists that still find it, into which one it went. */
export function MergedTag({ enquiry: { merged_into } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  if (!merged_into) return null;
  const { reference } = merged_into;
  return (
    <Tag style={look} title={t('requests.mergedInto', { reference: `\u2066${reference}\u2069` })}>
      <span style={{ flexShrink: 0 }}>{t('requests.mergedInto', { reference: '' }).trim()}</span>
      <bdi dir="ltr" style={cut}>
        {reference}
      </bdi>
    </Tag>
  );
}

/** A narrow row cuts the end of the reference, in both directions of writing. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const look = {
  color: 'var(--color-teal-darkest)',
  background: 'var(--color-sand-line)',
  borderColor: 'transparent',
  marginInlineEnd: 0,
  lineHeight: 1.4,
  ...{ display: 'inline-flex', gap: '0.25em', maxInlineSize: '100%', overflow: 'hidden', verticalAlign: 'bottom' },
} as const;
