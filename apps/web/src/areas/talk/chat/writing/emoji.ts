/** Those that people at work use most, eight in a row. */
export const emoji = [
  '😀 😄 😂 🙂 😉 😊 😍 😘',
  '🤔 😅 😐 😮 😢 😭 😡 😴',
  '👍 👎 👌 🙏 👏 💪 🤝 👋',
  '❤️ 💯 🔥 ⭐ 🎉 🎂 🌹 ☕',
  '✅ ❌ ⚠️ ❓ ❗ ⏰ 📌 📅',
  '📷 📎 📄 📞 ✈️ 🚒 ⛽ 🦺',
].flatMap((row) => row.split(' '))
