import AutoComplete from 'antd/es/auto-complete';
import { useState } from 'react';
import { useLanguage } from '../../features/language/use-language.ts';
import { airportOptions, matchesAirport } from './airports.ts';

interface AirportInputProps {
  id?: string;
  value?: string;
  onChange?: (place: string) => void;
  placeholder?: string;
}

/** A place to fly from or to: well-known airports are suggested, anything may be written. */
export function AirportInput(input: AirportInputProps) {
  const { language } = useLanguage();
  // What the field holds when it opens is no search: all suggestions show until something is typed.
  const [typed, setTyped] = useState('');
  return (
    <AutoComplete
      {...input}
      options={airportOptions(language)}
      showSearch={{
        onSearch: setTyped,
        filterOption: (_, option) => !typed || (option !== undefined && matchesAirport(typed, option)),
      }}
      onOpenChange={(open) => !open && setTyped('')}
      maxLength={120}
    />
  );
}
