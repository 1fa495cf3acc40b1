import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SignInAgain } from '../areas/people/session/sign-in-again.tsx'
import { queryClient } from '#lib/calls/query-client.ts'
import { Screens } from '#lib/router/screens.tsx'
import { DialogHost } from './dialog-host.tsx'
import { keepFocus } from './focus-return.ts'
import { Shell } from './all-screens.tsx'
import { ScreenFailed, ShellLoading } from './screen-states.tsx'
import { theme } from './look/theme.ts'
import { variables } from './look/variables.ts'
import { Toaster } from './toaster.tsx'

const scheme = localStorageColorSchemeManager({ key: 'theme' })

/** Everything around the screens. */
export function Application() {
  useEffect(keepFocus, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={scheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Screens frame={Shell} frameWaits={ShellLoading} failed={ScreenFailed} />
        <DialogHost />
        <Toaster />
        <SignInAgain />
      </QueryClientProvider>
    </MantineProvider>
  )
}
