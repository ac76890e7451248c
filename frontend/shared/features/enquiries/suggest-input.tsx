import Input from 'antd/es/input/Input';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './suggest-input.module.css';
import { matchingNames, type Suggestion } from './suggestions.ts';
import { useListKeys } from './use-list-keys.ts';

interface SuggestInputProps {
  /** antd's Form.Item sets these three and the `aria-` attributes. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  placeholder?: string;
  suggestions: readonly Suggestion[];
}

/**
 * A place: the field suggests well-known ones and accepts any text. It follows the ARIA guide's "editable combobox with
 * list autocomplete": the focus stays in the field. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ antd's
 * AutoComplete fails axe's `aria-valid-attr-value` and never marks the active option: docs/decisions/0012.
 */
export function SuggestInput({ suggestions, value = '', onChange, ...input }: SuggestInputProps) {
  const { language } = useLanguage();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The initial value is not a search: all suggestions show until the visitor types.
  const typed = useRef('');
  const names = isOpen ? matchingNames(suggestions, language, typed.current) : [];

  const close = () => {
    typed.current = '';
    setIsOpen(false);
  };
  const choose = (name: string) => {
    onChange?.(name);
    close();
  };
  const { active, setActive, onKeyDown } = useListKeys(names, { open: () => setIsOpen(true), close, choose });

  useEffect(() => {
    if (active !== undefined) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return (
    <div className={styles.field}>
      <Input
        {...input}
        value={value}
        role="combobox"
        aria-expanded={names.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => {
          typed.current = target.value;
          setActive(undefined);
          setIsOpen(true);
          onChange?.(target.value);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={input.placeholder}
        className={styles.list}
        hidden={names.length === 0}
      >
        {names.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the field, so that a click does not count as leaving it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
