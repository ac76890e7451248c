import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';

/** Says of a merged request, in lists that still find it, into which one it went. */
export function MergedTag({ enquiry: { merged_into } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  if (!merged_into) return null;
  const words = t('requests.mergedInto', { reference: `\u2066${merged_into.reference}\u2069` });
  return (
    <Tag style={look} title={words}>
      {words}
    </Tag>
  );
}

const look = {
  color: 'var(--color-teal-darkest)',
  background: 'var(--color-sand-line)',
  borderColor: 'transparent',
  marginInlineEnd: 0,
  lineHeight: 1.4,
  // A narrow row cuts it with an ellipsis.
  ...{ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'bottom' },
} as const;
