import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignInAgain } from '../features/session/sign-in-again.tsx'
import { queryClient } from '../lib/queries.ts'
import { DialogHost } from '../ui/dialog-host.tsx'
import { keepFocus } from '../ui/focus-return.ts'
import { Toaster } from '../ui/toaster.tsx'
import { router } from './router.tsx'
import { theme, variables } from './theme.ts'

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
        <RouterProvider router={router} />
        <DialogHost />
        <Toaster />
        <SignInAgain />
      </QueryClientProvider>
    </MantineProvider>
  )
}
