// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (n(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function r(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = i(r[e], t);
	return n;
}
function i(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = i(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, a = n + t(Math.min(r, e.some.length) - n + 1), o = [...e.some];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var a = { to: "stay" }, o = { to: "next" };
function s(e) {
	return {
		to: "done",
		result: e
	};
}
function c() {
	return {
		stay: a,
		next: o,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: s,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// ../wt/v0/kernel/play.ts
function l(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: u(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, d(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(w(e, i, a)), ie(e, r), r;
}
function u(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function d(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function f(e, t) {
	let n = T(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = E(e, n);
	return {
		seats: ae(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function p(e, t) {
	let n = f(e, t), r = T(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || E(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !b(n) && !x(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function m(e, t, n) {
	let r = [];
	return v(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function h(e, t, n) {
	let r = [], i = [];
	return v(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ee(e, t, n, i, a = m(e, t, n)) {
	let o = [...a];
	for (; o.length > 0;) {
		let a = i(o.length), s = o[a];
		for (let a = 0; a < 20; a++) {
			let a = r(s, i);
			if (ne(e, t, n, a) === null) return {
				seat: n,
				...a
			};
		}
		o.splice(a, 1);
	}
	return null;
}
function te(e, t, n) {
	let r = T(t);
	return {
		seat: n,
		...E(e, r).idle(t, r, n)
	};
}
function g(e, t, n) {
	let r = T(t), i = _(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	S(e, t, r, i.take(t, r, n.seat, n)), ie(e, t);
}
function _(e, t, n, r) {
	let i = T(t), a = E(e, i);
	return Object.hasOwn(a.actions, r) && se(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function ne(e, t, n, r) {
	return _(e, t, n, r.type)?.check?.(t, T(t), n, r) ?? null;
}
function v(e, t, n, r, i) {
	let a = T(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = E(e, a);
	se(o.ask(t, a), n) && y(o.actions, t, a, n, r, i), o.sealed?.(t, a) || y(e.anytime, t, a, n, r, i);
}
function y(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) x(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, re(s[0] ?? {}));
			} else b(s) ? a?.(o, s) : x(s) ? a?.(o, re(s)) : i(o, s);
		}
	}
}
var b = (e) => "refused" in e;
function x(e) {
	for (let t in e) if (n(e[t])) return !0;
	return !1;
}
function re(e) {
	for (let [t, r] of Object.entries(e)) if (n(r)) return r.not?.[0]?.because ?? r.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function ie(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = T(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = E(e, n);
		if (typeof r == "function") S(e, t, n, r(t, n) ?? o);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? S(e, t, n, o) : t.stack.push(w(e, r.call, i));
		} else if (oe(r.ask(t, n))) S(e, t, n, o);
		else return;
	}
	throw Error(`runaway rules at ${T(t)?.phase}.${T(t)?.step}`);
}
function S(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(w(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = w(e, r.phase, r.locals);
			return;
		case "done": return C(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return C(e, t, n, void 0);
			n.step = r;
		}
	}
}
function C(e, t, n, r) {
	t.stack.pop();
	let i = T(t);
	if (i === void 0) return;
	let s = E(e, i);
	typeof s != "function" && S(e, t, i, "call" in s ? s.then?.(t, i, r) ?? o : s.after?.[n.phase]?.(t, i, r) ?? a);
}
var w = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), T = (e) => e.stack[e.stack.length - 1], E = (e, t) => e.phases[t.phase]?.steps[t.step], ae = (e) => e === null ? [] : typeof e == "number" ? [e] : e, oe = (e) => e === null || typeof e != "number" && e.length === 0, se = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function ce(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	D.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), O.set(D);
	for (let e = 0; e < 10; e++) k(0, 4, 8, 12), k(1, 5, 9, 13), k(2, 6, 10, 14), k(3, 7, 11, 15), k(0, 5, 10, 15), k(1, 6, 11, 12), k(2, 7, 8, 13), k(3, 4, 9, 14);
	return O.map((e, t) => e + D[t]);
}
var D = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), O = /* @__PURE__ */ new Uint32Array(16);
function k(e, t, n, r) {
	A(e, t, r, 16), A(n, r, t, 12), A(e, t, r, 8), A(n, r, t, 7);
}
function A(e, t, n, r) {
	let i = O[e] + O[t] | 0, a = O[n] ^ i;
	O[e] = i, O[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var le = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ue = (e) => ({
	key: e,
	drawn: 0
});
function de(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ce(fe(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function j(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = de(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var fe = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), pe = 8, M = (e) => 1 << (e ?? pe), me = (e, t) => ({
	seen: M(e),
	secret: t
}), he = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), N = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => M(t)),
	secret: n
});
function ge(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | M(n)), t.secret.push(i), i);
}
function _e(e, t, n) {
	t.secret = j(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function ve(e, t) {
	return L(e, M(t));
}
function P(e, t) {
	let n = M(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = L(e[t], n, r));
	return i.unseen = ye(r, n), i;
}
var F = (e, t) => I(e, M(t)), I = (e, t) => ye(z(e), t);
function ye(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function be(e, t, n) {
	let r = { chance: le(n) }, i = {};
	for (let e in t.unseen) i[e] = j(r, [...t.unseen[e] ?? []]);
	let a = M(t.viewer), { viewer: o, unseen: s, ...c } = t, l = R(c, i, a);
	return l.chance = le(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function xe(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = be(e, t, 1), a = i.chance, o = JSON.stringify(F(i, r));
	return g(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(F(i, r)) !== o ? null : {
		view: P(i, r),
		facts: e.facts(i, r)
	};
}
function L(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) B(r[e]) && (r[e] = L(r[e], t, n));
		return r;
	}
	if ("secret" in e) return V(e) ? (n?.push(e), Ce(e, t)) : Se(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = B(a) ? L(a, t, n) : a;
	}
	return r;
}
var Se = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : L(t, n) });
function Ce({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function R(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) B(r[e]) && (r[e] = R(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!V(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: R(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = B(r[e]) ? R(r[e], t, n) : r[e];
	return i;
}
function z(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (V(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && z(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && z(r, t);
	}
	return t;
}
var B = (e) => typeof e == "object" && !!e, V = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function we(e, t, n, r) {
	return Te(t.chance, n.chance) ? Ee(t, n, r) || H(t, n, M(r)) ? "secret" : f(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var Te = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ee(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = M(r) | M(n), a = I(t, i);
		for (let [t, n] of Object.entries(I(e, i))) if (De(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function H(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (U(e)) return (e.seen & n) === 0 ? !U(r) || (r.seen & ~e.seen) !== 0 : H(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && H(e[t], r[t], n)) return !0;
	return !1;
}
var U = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function De(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function W(e) {
	let t = ke(new TextEncoder().encode(e)), n = Uint32Array.from(Ae), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = G(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = G(r, e - 15), n = G(r, e - 2), i = K(t, 7) ^ K(t, 18) ^ t >>> 3, a = K(n, 17) ^ K(n, 19) ^ n >>> 10;
			r[e] = G(r, e - 16) + i + G(r, e - 7) + a | 0;
		}
		Oe(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function Oe(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = K(o, 6) ^ K(o, 11) ^ K(o, 25), d = l + u + (o & s ^ ~o & c) + G(je, e) + G(t, e) | 0, f = (K(n, 2) ^ K(n, 13) ^ K(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + f | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = G(e, t) + G(u, t) | 0;
}
function ke(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = G(t, n >> 2) | G(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = G(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var G = (e, t) => e[t], K = (e, t) => e >>> t | e << 32 - t, q = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && Me(e)), Ae = q.slice(0, 8).map((e) => Ne(Math.sqrt(e))), je = Uint32Array.from(q.slice(0, 64).map((e) => Ne(Math.cbrt(e))));
function Me(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function Ne(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function J(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(J).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${J(t[e])}`).join(",")}}`;
}
var Pe = (e) => W(J(e));
// ../wt/v0/kernel/clone.ts
function Y(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = Y(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? Y(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/fair.ts
var Fe = (e) => W(`parlour commitment ${e}`), Ie = (e, t) => W(`parlour dice ${J({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function Le(e, t, n) {
	let r = Be(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return X("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = f(e, t);
	if (c === null) return X("over", null, {});
	let l = _(e, t, i, a);
	if (l === null) return Ve(e, t, a, s, c.seats);
	let u = l.offer(t, T(t), i);
	return b(u) ? { refusal: u } : He(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function Re(e, t, n, r) {
	let i = Le(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function ze(e, t, n) {
	let r = Le(e, t, n);
	return "refusal" in r ? r : (t.events = [], g(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function X(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Be(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return X("malformed", null, { expected: "object" });
	let n = Z(t, "seat");
	if (!e.seats.includes(n)) return X("malformed", null, { expected: "seat" });
	let r = Z(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : X("malformed", null, { expected: "type" });
}
function Ve(e, t, n, r, i) {
	let a = T(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? X("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? X("sealed", r, { type: n }) : X("notNow", r, {
		type: n,
		asked: i
	});
}
function He(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Z(a, e), n = We(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Ge(l[e], t);
		}
		if (d === null && !x(l)) {
			let n = r.check?.(e, T(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Ue.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Ue = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function We(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = We(e.parts[i], Z(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Ge(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Ge(e.parts[r], Z(t, r));
	return n;
}
function Z(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function Ke(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return Pe(i).slice(0, Je);
}
var qe = (e, t, n) => W(`${e} ${J(t)} ${Pe(n)}`).slice(0, Je), Je = 24;
// ../wt/v0/kernel/match.ts
function Q(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var Ye = (e, t) => e.map(t), Xe = 32, Ze = (e) => JSON.stringify(Q(e)), Qe = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, $e = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function et(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function tt(e) {
	function t(t, n = Xe) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = l(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: ue(Ie(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: Ke(et(c)),
			g: s,
			base: Ze(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = qe(e.link, n, Q(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = Y(t.g), l = ze(e, c, nt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = we(e, t.g, c, u), p = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: Qe(t.g)
		}], m = p.length >= 2 * t.kept, h = m ? p.slice(t.kept) : p;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: m ? Ze(o(t, p, t.kept)) : t.base,
			tail: h,
			standing: t.standing + 1,
			free: f === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: f ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new $e();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = Y(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], g(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function d(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || Fe(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (J(s.head.options) !== J(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, J(n.entry) !== J(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], f = n.entries.length;
		return l === null ? a("ending", f, `the game is not over after its last line (${f})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", f, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: at(e),
		optionsFor: (t) => u(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Q(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Xe
			};
		},
		verify: d,
		act: i,
		actForClock: (t, n) => i(t, te(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: p(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => P(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => h(e, t, n),
		why: ({ g: t }, n, r) => Re(e, t, n, nt(r)),
		preview: ({ g: t }, n, r) => Re(e, t, n, r) === null ? xe(e, P(t, n), r) : null,
		show: (e, t) => ve(e, t),
		laidOpen: (e) => ({
			...e,
			g: rt(e.g)
		}),
		newsLaidOpen: rt,
		search: {
			start: (t) => l(e, t),
			clone: Y,
			redeal: (t, n) => be(e, t, n),
			view: P,
			waiting: (t) => f(e, t),
			offers: (t, n) => m(e, t, n),
			sample: (t, n, r, i) => ee(e, t, n, r, i),
			perform: (t, n) => g(e, t, n),
			idle: (t, n) => te(e, t, n)
		}
	};
}
var nt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function rt(e) {
	let t = Y(e);
	return it(t), t;
}
function it(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) it(t);
	}
}
function at(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/crates/rules-hash.ts
var ot = "e89805d8b51ffbeb45dc3868dedda60c0d5259eb0244e85207da5f9075d8727b", st = /* @__PURE__ */ t({ crates: () => _t }), { phase: ct, call: lt, goTo: ut, next: dt, no: ft, emit: $, game: pt } = c(), mt = 15, ht = Array.from({ length: 36 }, (e, t) => 1 + t % 9), gt = (e) => e.reduce((e, t) => e + t, 0), _t = pt({
	id: "crates",
	rules: ot,
	seats: {
		min: 2,
		max: 4
	},
	picks: [],
	options: { target: ["30", "20"] },
	presets: {},
	setup: (e) => ({
		players: Ye(e.seats, (e) => ({
			points: 0,
			boat: N("crates", e, [])
		})),
		quay: he("crates", j(e, [...ht])),
		used: []
	}),
	opening: () => lt("turn", { seat: 0 }),
	phases: { turn: ct("turn", {
		choice: {
			rule: "NC-1",
			ask: (e, t) => t.seat,
			idle: () => ({ type: "load" }),
			actions: {
				load: {
					offer: () => ({}),
					take(e, t, n) {
						e.quay.secret.length === 0 && _e(e, e.quay, e.used.splice(0));
						let { boat: r } = e.players[n], i = ge(e.quay, r, n);
						i !== null && $(e, "loaded", {
							seat: n,
							crate: me(n, i)
						});
						let a = gt(r.secret);
						return a <= mt || ($(e, "seized", {
							seat: n,
							weight: a
						}), e.used.push(...r.secret), e.players[n].boat = N("crates", n, [])), dt;
					}
				},
				ship: {
					offer: (e, t, n) => e.players[n].boat.secret.length > 0 ? {} : ft("NC-3", "emptyBoat", {}),
					take(e, t, n) {
						let r = e.players[n], i = gt(r.boat.secret);
						r.points += i, e.used.push(...r.boat.secret), r.boat = N("crates", n, []), $(e, "shipped", {
							seat: n,
							weight: i
						});
						let a = e.seats.map((t) => e.players[t].points);
						return r.points >= Number(e.options.target) && (e.outcome = {
							winners: [n],
							scores: a
						}), dt;
					}
				}
			}
		},
		pass(e, t) {
			return t.seat = (t.seat + 1) % e.seats.length, ut("choice");
		}
	}) },
	anytime: {},
	governs: {
		load: "NC-1",
		ship: "NC-1"
	},
	facts: (e) => ({ leader: e.seats.reduce((t, n) => e.players[n].points > e.players[t].points ? n : t) }),
	invariants: { "all 36 crates are somewhere": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].boat.secret), n = e.quay.secret.length + e.used.length + t.length;
		return n === ht.length || `${n} crates`;
	} }
}), vt = tt(Object.values(st).find((e) => e?.id === "crates"));
export { vt as default };
