import Flex from 'antd/es/flex';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { allowNotices, turn } from '../../features/news/news-settings.ts';
import { useNewsSettings } from '../../features/news/use-news-settings.ts';

/** Switches notifications and sound on or off for this browser. They come while the console is in the background. */
export function NewsPanel() {
  const { t } = useTranslation('adminAccount', { keyPrefix: 'news' });
  const { notices, sound } = useNewsSettings();
  const id = useId();
  const turnNotices = (isOn: boolean) => void (isOn ? allowNotices() : turn('notices', false));
  return (
    <Panel title={t('settings.title')}>
      <Flex vertical gap={12}>
        <Flex align="center" gap="small">
          <Switch
            id={`${id}-notices`}
            checked={notices === 'on'}
            disabled={notices === 'blocked' || notices === 'impossible'}
            onChange={turnNotices}
          />
          <label htmlFor={`${id}-notices`}>{t('settings.notices')}</label>
        </Flex>
        <Hint>{notices === 'blocked' || notices === 'impossible' ? t(`settings.${notices}`) : t('settings.hint')}</Hint>
        <Flex align="center" gap="small">
          <Switch id={`${id}-sound`} checked={sound} onChange={(isOn) => turn('sound', isOn)} />
          <label htmlFor={`${id}-sound`}>{t('settings.sound')}</label>
        </Flex>
      </Flex>
    </Panel>
  );
}
