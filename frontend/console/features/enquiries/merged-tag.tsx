import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';

/** Says of a merged request, in lists that still find it, into which one it went. */
export function MergedTag({ enquiry: { merged_into } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  if (!merged_into) return null;
  return <Tag style={look}>{t('requests.mergedInto', { reference: `\u2066${merged_into.reference}\u2069` })}</Tag>;
}

const look = {
  color: 'var(--color-teal-darkest)',
  background: 'var(--color-sand-line)',
  borderColor: 'transparent',
  marginInlineEnd: 0,
  lineHeight: 1.4,
};
