import { type ComponentProps, createContext, useContext } from 'react';

interface WritingState {
  text: string;
  write: (text: string) => void;
  isInvalid: 'true' | undefined;
}

/** Hands the text of a day's field to the input that antd renders. */
export const Writing = createContext<WritingState>({ text: '', write: () => {}, isInvalid: undefined });

/** antd's own input drops text that it cannot parse, and marks a day outside the calendar as invalid. */
export function WrittenText({ value: _, onChange: __, ...input }: ComponentProps<'input'>) {
  const { text, write, isInvalid } = useContext(Writing);
  return (
    <input
      {...input}
      maxLength={40}
      aria-invalid={isInvalid}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
}
