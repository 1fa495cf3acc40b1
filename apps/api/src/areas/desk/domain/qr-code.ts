import type { FeatureModule } from '#capabilities/area.ts'

/** The code by which a phone finds the product; the browser draws it without a call. */
export const qrCodeModule = {
  menu: [
    {
      name: 'menu.qr_code',
      url: '/qr-code',
      icon: 'qrcode',
      access: 'signed-in',
    },
  ],
} satisfies FeatureModule
