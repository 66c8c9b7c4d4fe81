import './theme/layers.css';
import 'virtual:tokens.css';
import './theme/fonts/fonts.css';
import './theme/base.css';
