import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { type ShownState, stateLook } from './quote-state.ts';

/** The state of a quote. */
export function StateTag({ state }: { state: ShownState }) {
  const { t } = useTranslation('adminQuotes');
  const { ink, ground } = stateLook[state];
  return (
    <Tag style={{ color: ink, background: ground, borderColor: 'transparent', marginInlineEnd: 0 }}>
      {t(`states.${state}`)}
    </Tag>
  );
}
