import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import { type ComponentType, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from './use-on-demand.ts';

interface Options<Props> {
  /** The number of filters in use. */
  active: number;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Class of the button's frame. */
  className?: string | undefined;
  /** Shows the button's icon alone, where there is no room for its word. */
  isBrief?: boolean;
  /** True if the screen says by itself which filters are in use: the panel is closed at first. */
  startsClosed?: boolean;
}

/**
 * A list's filters, which load on demand, and the button that opens them. Unless told otherwise they are open
 * at first if some are in use.
 */
export function useFilterPanel<Props extends object>({
  active,
  load,
  className,
  isBrief = false,
  startsClosed = false,
}: Options<Props>) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState(active > 0 && !startsClosed);
  const { Part: Panel, isLoading, fetch } = useOnDemand(load);
  const isShown = open && Panel !== undefined;

  const toggle = async () => setOpen((Panel || (await fetch())) && !open);

  // Opens the filters if the URL contains some.
  const fetchIfOpen = useEffectEvent(() => open && void fetch());
  useEffect(() => void fetchIfOpen(), []);

  const button = (
    <Badge className={className} count={active} title={t('requests.activeFilters', { count: active })}>
      <Button
        block
        icon={<FilterOutlined aria-hidden />}
        loading={isLoading}
        aria-expanded={isShown}
        aria-controls={id}
        {...(isBrief && { 'aria-label': t('requests.filters'), 'data-hint': t('requests.filters') })}
        onClick={() => void toggle()}
      >
        {!isBrief && t('requests.filters')}
      </Button>
    </Badge>
  );
  const show = (props: Props) => (
    <div id={id} hidden={!isShown}>
      {Panel && <Panel {...props} />}
    </div>
  );
  return { button, show };
}
