/** What any site with React and its router makes a visitor fetch, without any content of its own. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const link = createElement(Link, { to: '/' });
const routes = createElement(Routes, {}, createElement(Route, { path: '/', element: link }));
createRoot(document.body).render(createElement(BrowserRouter, {}, routes));
