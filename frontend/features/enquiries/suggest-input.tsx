import AutoComplete from 'antd/es/auto-complete';
import { useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { matches, type Suggestion, toOptions } from './suggestions.ts';

interface SuggestInputProps {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  placeholder?: string;
  suggestions: readonly Suggestion[];
}

/** A place: well-known ones are suggested, anything may be written. */
export function SuggestInput({ suggestions, ...input }: SuggestInputProps) {
  const { language } = useLanguage();
  // What the field holds when it opens is no search: all suggestions show until something is typed.
  const [typed, setTyped] = useState('');
  return (
    <AutoComplete
      {...input}
      options={toOptions(suggestions, language)}
      showSearch={{
        onSearch: setTyped,
        filterOption: (_, option) => !typed || (option !== undefined && matches(typed, option)),
      }}
      onOpenChange={(open) => !open && setTyped('')}
      maxLength={120}
    />
  );
}
