import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { usePrivacy } from '../../features/privacy/use-privacy.ts';
import { Loaded } from './loaded.tsx';

/** The list of erasures. */
export function Erasures() {
  const { t } = useTranslation('adminPrivacy');
  const { language } = useLanguage();
  const reply = usePrivacy();
  return (
    <Panel title={t('erasures.title')} className={shared.half}>
      <Hint>{t('erasures.hint')}</Hint>
      <Loaded reply={reply} none={t('erasures.none')} isEmpty={({ erasures }) => erasures.length === 0}>
        {({ erasures }) => (
          <ul className={`${shared.bare} ${shared.divided}`}>
            {erasures.map(({ id, at, by, reason, counts }) => (
              <Flex component="li" key={id} wrap align="center" justify="space-between" gap="4px 16px">
                <Flex vertical align="start" flex="1 1 12rem" className={shared.words}>
                  <div>
                    {t('person.requests', { count: Object.values(counts).reduce((sum, count) => sum + count, 0) })} ·{' '}
                    {t(`erase.reasons.${reason}`)}
                  </div>
                  <Hint as="div">
                    <bdi>{t('erasures.by', { name: by })}</bdi> · {formatDateTime(at, language)}
                  </Hint>
                </Flex>
              </Flex>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
