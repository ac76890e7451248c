import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Select from 'antd/es/select';
import Tabs, { type TabsProps } from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';

interface Item<Key extends string> {
  key: Key;
  /** The name of the section as plain text. */
  name: string;
  /** The content of the tab and the option, if they show more than the name. */
  label?: ReactNode;
  children: ReactNode;
}

interface Props<Key extends string> extends Pick<TabsProps, 'tabPlacement' | 'destroyOnHidden'> {
  id: string;
  /** Names the drop-down. */
  label: string;
  open: Key;
  onOpen: (key: Key) => void;
  items: readonly Item<Key>[];
}

/** Sections of which one is open: tabs, or a drop-down where they do not fit. */
export function TabsOrSelect<Key extends string>({ id, label, open, onOpen, items, ...tabs }: Props<Key>) {
  const { lg } = useBreakpoint();
  const bar = () => (
    <div style={{ paddingBlock: '0.5rem 1rem' }}>
      <Select
        aria-label={label}
        value={open}
        onChange={onOpen}
        style={{ inlineSize: '100%' }}
        options={items.map(({ key, name, label = name }) => ({ value: key, label }))}
      />
      {/* These words name the sections, in place of tabs. */}
      <VisuallyHidden>
        {items.map(({ key, name }) => (
          <span key={key} id={`${id}-tab-${key}`}>
            {name}
          </span>
        ))}
      </VisuallyHidden>
    </div>
  );
  return (
    <Tabs
      {...tabs}
      id={id}
      activeKey={open}
      onChange={(key) => onOpen(key as Key)}
      animated={false}
      {...(lg === false && { renderTabBar: bar, tabPlacement: 'top' as const })}
      items={items.map(({ key, name, label = name, children }) => ({
        ...{ key, label, children },
        forceRender: !tabs.destroyOnHidden,
      }))}
    />
  );
}
