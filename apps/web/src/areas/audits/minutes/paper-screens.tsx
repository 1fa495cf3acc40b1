/** The screens that show a paper need almost the same: they come together. */
export { BlankScreen } from './blank-screen.tsx'
export { FindingScreen } from './findings/finding-screen.tsx'
export { RegisterScreen } from './findings/register-screen.tsx'
export { SavedScreen } from './history/saved-screen.tsx'
export { ResultScreen } from './result/result-screen.tsx'
