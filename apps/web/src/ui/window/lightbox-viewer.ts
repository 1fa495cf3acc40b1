import 'yet-another-react-lightbox/styles.css'

export { default as Viewer } from 'yet-another-react-lightbox'
