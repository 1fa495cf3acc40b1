import { expect, it } from 'vitest'
import { messageOf, stillWrong } from './field-messages.ts'

type PasswordValues = { name: string; password: string; again: string }
const empty: PasswordValues = { name: '', password: '', again: '' }
const rules = ({ name, password, again }: PasswordValues) => ({
  ...(name === '' && { name: ['Required.'] }),
  ...(name.length > 5 && { name: ['Too long.'] }),
  ...(password === '' && { password: ['Required.'] }),
  ...(password !== again && { again: ['Not the same.'] }),
})
const sent = (of: PasswordValues) => ({ messages: rules(of), of })

it('what was told stands until something changes', () => {
  expect(stillWrong(sent(empty), empty, rules)).toEqual({ name: ['Required.'], password: ['Required.'] })
})

it('a message goes when its field is mended, and the others stay', () => {
  expect(stillWrong(sent(empty), { ...empty, name: 'Kho' }, rules)).toEqual({ password: ['Required.'] })
})

it('a marked field that is still wrong says what is wrong with it now', () => {
  expect(stillWrong(sent(empty), { ...empty, name: 'Kho hàng' }, rules)).toMatchObject({ name: ['Too long.'] })
})

it('a field that was not marked is left in peace while somebody types', () => {
  const values = { name: 'Kho', password: 'a', again: 'a' }
  expect(stillWrong({ messages: {}, of: values }, { ...values, name: 'Kho hàng' }, rules)).toEqual({})
  expect(stillWrong(sent({ ...values, name: '' }), { ...values, password: 'b' }, rules)).toEqual({})
})

it('a message of one field goes when the other one that it speaks of is mended', () => {
  const told = sent({ name: 'Kho', password: 'a', again: 'b' })
  expect(stillWrong(told, { ...told.of, password: 'b' }, rules)).toEqual({})
})

it('what only the server knows stands while its field does, whatever else changes', () => {
  const told = { messages: { name: ['Taken.'], 'files.0': ['Too large.'] }, of: { ...empty, name: 'Kho' } }
  expect(stillWrong(told, { ...told.of, password: 'a' }, rules)).toEqual(told.messages)
  expect(stillWrong(told, { ...told.of, name: 'Kho 2' }, rules)).toEqual({ 'files.0': ['Too large.'] })
})

it('a field says what is wrong with its parts', () => {
  expect(messageOf({ 'files.0': ['Too large.'] }, 'files')).toBe('Too large.')
  expect(messageOf({}, 'files')).toBeUndefined()
})
