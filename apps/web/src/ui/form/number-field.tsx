import { TextInput, type TextInputProps } from '@mantine/core'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { value: number | string; onChange: (typed: string) => void }

/** A whole number, typed; what is not a digit stays visible, and the form says what is wrong with it. */
export function NumberField({ value, onChange, ...rest }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...rest}
    />
  )
}
