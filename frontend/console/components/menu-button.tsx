import Button, { type ButtonProps } from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useRef } from 'react';

interface Props extends Omit<ButtonProps, 'type'>, Pick<DropdownProps, 'menu' | 'placement'> {}

/** A button that opens a menu. The menu takes the focus, and gives it back when it closes, which antd does not do. */
export function MenuButton({ menu, placement, ...button }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={menu}
      placement={placement}
      onOpenChange={(isOpen) => {
        if (!isOpen && document.activeElement?.closest('.ant-dropdown')) trigger.current?.focus();
      }}
    >
      <Button {...button} ref={trigger} type="text" />
    </Dropdown>
  );
}
