import '../../../styles/main.scss';
import './setUpScreens.ts';
