import Button, { type ButtonProps } from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useId, useRef } from 'react';

interface Props extends ButtonProps, Pick<DropdownProps, 'menu' | 'placement'> {}

/** A button that opens a menu. The menu takes the focus, and gives it back when it closes, which antd does not do. */
export function MenuButton({ menu, placement, ...button }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        ...menu,
        id,
        // The key that chooses must not press the button too, which has the focus again by then.
        onKeyDown: (event) => {
          if (event.key === 'Enter') event.preventDefault();
        },
      }}
      placement={placement}
      onOpenChange={(isOpen) => {
        // By a key, another menu may have opened and taken the focus.
        if (!isOpen && document.activeElement?.closest(`[id^="${id}"]`)) trigger.current?.focus();
      }}
    >
      <Button type="text" {...button} ref={trigger} />
    </Dropdown>
  );
}
