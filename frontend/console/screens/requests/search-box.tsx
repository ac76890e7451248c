import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { longestSearch } from '../../features/enquiries/enquiry-filters.ts';
import styles from './enquiry-toolbar.module.css';

/** Debounce in milliseconds: long enough to finish a word, short enough to feel immediate. */
const searchDelay = 350;

interface Props {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
  /** Says what the field searches; requests unless given. */
  label?: string;
}

/** A search field that searches while the user types, debounced. */
export function SearchBox({ value, onSearch, label }: Props) {
  const { t } = useTranslation('admin');
  const words = label ?? t('requests.search');
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The search that has not come back as `value` yet: until then, other values are older than the input.
  const [asked, setAsked] = useState<string>();
  if (value !== lastValue) {
    setLastValue(value);
    if (asked === undefined) setText(value);
    if (asked === value) setAsked(undefined);
  }

  const search = useEffectEvent(() => {
    const wanted = text.trim();
    if (wanted === (asked ?? value)) return;
    setAsked(wanted);
    onSearch(wanted);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the debounce.
  useEffect(() => {
    const timer = setTimeout(() => search(), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      type="search"
      className={`${styles.search} ${shared.search}`}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={words}
      aria-label={words}
      value={text}
      maxLength={longestSearch}
      enterKeyHint="search"
      allowClear
      onChange={({ target }) => setText(target.value)}
    />
  );
}
