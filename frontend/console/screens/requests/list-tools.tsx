import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import type { ListToolsProps } from './views/list-tool-buttons.tsx';

const loadButtons = async () => {
  const [buttons] = await Promise.all([import('./views/list-tool-buttons.tsx'), loadTexts(['adminViews'])]);
  return buttons;
};

/** The tools that change how the list is shown. They load after the list. */
export function ListTools(props: ListToolsProps) {
  const { t } = useTranslation('adminRequests');
  const { Part: Buttons, fetch } = useOnDemand(loadButtons, { isQuiet: true });
  const load = useEffectEvent(() => void fetch());
  useEffect(() => load(), []);
  if (Buttons) return <Buttons {...props} />;
  // A click tries again what has not loaded.
  return (
    <Button aria-label={t('views')} onClick={() => void fetch()}>
      {props.hasRoom && t('views')}
      <DownOutlined aria-hidden />
    </Button>
  );
}
