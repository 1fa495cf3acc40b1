export function LoginScreen() {
  return <main />
}
